/** A sentence with places to fill: `Delete {task}?`. */
export type Template = string;

/** How an intent is put to the user: for one task, for several, and where it acts on none. */
export interface ActionMessages {
  readonly one: Template;
  readonly many: Template;
  readonly bare: Template;
}

/** All wording of the questions. Another language replaces the whole of it. */
export interface Messages {
  /** By intent. Places: {task}, {tasks}, {count}, {title}, {due}, {details}; what has a place is no detail. */
  readonly actions: Readonly<Record<string, ActionMessages>>;
  /** For another intent whose name is a verb and the noun of a task ("archive_task"), or a verb alone. Places besides: {verb}, {object}, {objects}. */
  readonly otherAction: ActionMessages;
  /** For any other name ("assign_owner"): {verb} is the whole of it. */
  readonly otherPhrase: ActionMessages;
  /** What fills {due}: {value}. */
  readonly due: Template;

  /** Before a question about words that were not understood. Places: {words}. */
  readonly unread: Template;

  /** By parameter, where the task is known and where it is not. Places: {task}, {object}, {parameter}. */
  readonly missing: Readonly<Record<string, Template>>;
  readonly missingChanges: { readonly one: Template; readonly many: Template; readonly none: Template };
  readonly missingOther: Template;

  /** Places: {choices}, {object}, {mention}. */
  readonly choose: Template;
  readonly chooseMore: Template;
  readonly notFound: Template;
  readonly which: Template;

  /** Where not all that was done can be taken back: tasks that are gone ({tasks}), and calls that no tool takes. */
  readonly undoGone: { readonly one: Template; readonly many: Template };
  readonly undoUnfit: Template;

  /** One numbered line: {number}, {title}, {details}. */
  readonly choice: Template;
  readonly choiceDetails: Template;
  /** Tells apart choices that read the same: {id}. */
  readonly choiceId: Template;

  /** A task named by its title, by its id where the title is not known, and without a title. */
  readonly task: Template;
  readonly taskById: Template;
  readonly untitled: string;

  /** By parameter, or by parameter and value ("status.completed"): {value}. */
  readonly details: Readonly<Record<string, Template>>;
  readonly otherDetail: Template;
  /** {details}, put behind the action. */
  readonly detailed: Template;
  readonly detailSeparator: string;

  /** {date} and {time} of an instant; {from} and {to} of an interval. */
  readonly instant: Template;
  readonly interval: Template;
  /** Values that read better in other words. */
  readonly values: Readonly<Record<string, string>>;
  readonly recurrence: RecurrenceMessages;

  /** Enumerations: ", ", " and ", and what stands for those left out ({count}). */
  readonly separator: string;
  readonly lastSeparator: string;
  readonly more: Template;
  /** The noun for what is acted on: one and several. */
  readonly object: string;
  readonly objects: string;
  /** Plural of any other noun: {object}. */
  readonly plural: Template;
}

export interface RecurrenceMessages {
  /** RRULE's FREQ: the unit. */
  readonly units: Readonly<Record<string, { readonly one: string; readonly many: string }>>;
  readonly weekdays: Readonly<Record<string, string>>;
  /** Days that have a name together, by their codes: "weekday". */
  readonly groups: Readonly<Record<string, string>>;
  readonly months: readonly string[];
  /** Places from 1 to 31, the last one, and those counted from there ({place}). */
  readonly ordinals: readonly string[];
  readonly last: string;
  readonly fromLast: Template;
  /** The day of a month and a weekday of it, by {place}; a date by {day} and {month}. */
  readonly dayAt: Template;
  readonly weekdayAt: Template;
  readonly date: Template;
  /** {days} of {months}, or of what stands for any month; {days} of longer intervals; {months}. */
  readonly everyOf: Template;
  readonly theMonth: string;
  readonly onThe: Template;
  readonly inMonths: Template;
  /** How often, and until when: {count}; {date}. */
  readonly once: string;
  readonly times: Template;
  readonly until: Template;
  /** {unit}; {count} and {unit}; {days}; {time}. */
  readonly every: Template;
  readonly everyCount: Template;
  readonly on: Template;
  readonly at: Template;
  /** A rule of another form, as it stands: {rule}. */
  readonly other: Template;
}

export const messages: Messages = {
  unread: "I did not understand {words}.",
  actions: {
    add_task: {
      one: "Add a task {title}{due}{details}?",
      many: "Add {count} tasks: {tasks}{due}{details}?",
      bare: "Add a task {title}{due}{details}?",
    },
    list_tasks: { one: "Show your tasks{details}?", many: "Show your tasks{details}?", bare: "Show your tasks{details}?" },
    complete_task: { one: "Mark {task} as done?", many: "Mark {count} tasks as done: {tasks}?", bare: "Mark a task as done?" },
    delete_task: { one: "Delete {task}?", many: "Delete {count} tasks: {tasks}?", bare: "Delete a task?" },
    update_task: { one: "Change {task}{details}?", many: "Change {count} tasks{details}: {tasks}?", bare: "Change a task{details}?" },
    identity_query: { one: "Show your account?", many: "Show your account?", bare: "Show your account?" },
  },
  otherAction: { one: "{verb} {task}{details}?", many: "{verb} {count} {objects}{details}: {tasks}?", bare: "{verb} {object}{details}?" },
  otherPhrase: {
    one: "{verb}: {task}{details}?",
    many: "{verb} for {count} {objects}{details}: {tasks}?",
    bare: "{verb}{details}?",
  },
  due: " for {value}",

  missing: {
    title: "What should the {object} be called?",
    task_id: "Which {object} do you mean?",
    due_date: "When is it due?",
    description: "What should the description say?",
    priority: "Which priority should it have: low, medium or high?",
    list: "Which list do you mean?",
    user_id: "Who are you?",
  },
  missingChanges: {
    one: "What should I change about {task}?",
    many: "What should I change about {tasks}?",
    none: "What should I change?",
  },
  missingOther: "What is the {parameter}?",

  choose: "Which one do you mean?\n{choices}",
  chooseMore: "and {count} more",
  notFound: "I found no {object} like {mention}. Which one do you mean?",
  which: "Which {object} do you mean?",

  undoGone: { one: "I left out {tasks}: it is not there any more.", many: "I left out {tasks}: they are not there any more." },
  undoUnfit: "A part of it cannot be taken back.",

  choice: "{number}. {title}{details}",
  choiceDetails: " ({details})",
  choiceId: "id {id}",

  task: '"{title}"',
  taskById: "{object} {id}",
  untitled: "(untitled)",

  details: {
    title: 'title "{value}"',
    description: 'description "{value}"',
    status: "{value}",
    "status.pending": "not done",
    "status.completed": "done",
    priority: "{value} priority",
    due_date: "due {value}",
    "due_date.none": "without a due date",
    recurrence: "{value}",
    list: 'list "{value}"',
    tags: "tags {value}",
    query: 'about "{value}"',
    limit: "at most {value}",
    offset: "after the first {value}",
  },
  otherDetail: "{parameter}: {value}",
  detailed: " ({details})",
  detailSeparator: ", ",

  instant: "{date} at {time}",
  interval: "{from} to {to}",
  values: { true: "yes", false: "no" },
  recurrence: {
    units: {
      MINUTELY: { one: "minute", many: "minutes" },
      HOURLY: { one: "hour", many: "hours" },
      DAILY: { one: "day", many: "days" },
      WEEKLY: { one: "week", many: "weeks" },
      MONTHLY: { one: "month", many: "months" },
      YEARLY: { one: "year", many: "years" },
    },
    weekdays: {
      MO: "Monday",
      TU: "Tuesday",
      WE: "Wednesday",
      TH: "Thursday",
      FR: "Friday",
      SA: "Saturday",
      SU: "Sunday",
    },
    groups: { "MO,TU,WE,TH,FR": "weekday", "SA,SU": "weekend", "MO,TU,WE,TH,FR,SA,SU": "day" },
    months: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
    ordinals: [
      ...["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th", "12th", "13th", "14th", "15th", "16th"],
      ...["17th", "18th", "19th", "20th", "21st", "22nd", "23rd", "24th", "25th", "26th", "27th", "28th", "29th", "30th", "31st"],
    ],
    last: "last",
    fromLast: "{place} to last",
    dayAt: "{place} day",
    weekdayAt: "{place} {day}",
    date: "{day} {month}",
    everyOf: "every {days} of {months}",
    theMonth: "the month",
    onThe: " on the {days}",
    inMonths: " in {months}",
    once: ", once",
    times: ", {count} times",
    until: " until {date}",
    every: "every {unit}",
    everyCount: "every {count} {unit}",
    on: " on {days}",
    at: " at {time}",
    other: "repeating {rule}",
  },

  separator: ", ",
  lastSeparator: " and ",
  more: "{count} more",
  object: "task",
  objects: "tasks",
  plural: "{object}s",
};
