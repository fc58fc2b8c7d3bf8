import { routeMessage, indexTasks } from "../src/index.ts"; import { context, manyTasks, mixedMessages, references } from "./speed/messages.ts";
const long = { ...context, tasks: indexTasks(manyTasks(10_000)) };
for (const [name,c] of [["8",context],["10k",long]] as const){ const M=[...mixedMessages,...references];
for(let p=0;p<3;p++)for(const m of M)routeMessage(m,c);
const R=M.map(m=>{let b=1e9;for(let i=0;i<3;i++){const a=performance.now();routeMessage(m,c);b=Math.min(b,performance.now()-a)}return [b,m] as const}).sort((a,b)=>b[0]-a[0]);
console.log(name,"p50",R[R.length>>1]![0].toFixed(3),"p90",R[Math.floor(R.length/10)]![0].toFixed(2),"p99",R[Math.floor(R.length/100)]![0].toFixed(2));
for(const [b,m] of R.slice(0,name==="8"?25:40))console.log(b.toFixed(2),m.length,m.slice(0,110).replace(/\n/g,"\\n"));}
