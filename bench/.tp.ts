import { routeMessage, indexTasks } from "../src/index.ts"; import { context, manyTasks } from "./speed/messages.ts";
const long = { ...context, tasks: indexTasks(manyTasks(10_000)) };
for(const m of ["move the milk task to friday","complete the dentist task","delete the milk task"]) for(let i=0;i<60;i++)routeMessage(m,long);
