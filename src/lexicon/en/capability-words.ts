import { phrases } from "../phrases.ts";

/** What tools are about, for telling what they can do: the subject that counts most in the text of a tool decides. */
export const subjectWords = {
  /** Files and folders of this machine, and documents that are files. */
  file: "file directory directories folder path filesystem disk document word docx pdf excel spreadsheet sheet workbook worksheet powerpoint presentation pptx ppt slide svg csv template paragraph heading footnote endnote audio unstaged staged git filename heapsnapshot dump archive zip",
  /** Records that somebody keeps. */
  record:
    "database sql sqlite postgres postgresql mysql mongodb mongo neo4j qdrant redis bigquery snowflake table collection vector graph entity relation observation node memory note knowledge todo task",
  /** What a browser shows. */
  page: "browser page tab webpage website web url html element iframe viewport screenshot snapshot puppeteer playwright chrome dialog selector sitemap console click hover navigate navigation lighthouse devtools scrape crawl internet",
  /** What is published to be read. */
  published:
    "article news headline story comment post blog wikipedia wiki deepwiki encyclopedia documentation docs readme tutorial transcript paper arxiv pubmed literature publication trending component implementation instruction submission",
  /** What is run. */
  code: "process terminal shell bash command container docker compose script javascript typescript python interpreter sandbox subprocess pod kubernetes",
  /** What a service elsewhere keeps. */
  service:
    "github gitlab jira slack notion repository repo issue gist workflow label milestone organization discussion notification dependabot release package npm maven pypi dependency version stock ticker price market crypto cryptocurrency currency exchange rate fund etf dividend earning finance trade weather forecast location coordinate geocode route place nearby hotel airbnb flight train station champion summoner player match leaderboard museum dataset domain whois icon user profile contest api http endpoint rest graphql webhook email mail sms calendar event trial variant gene card character recipe",
} as const satisfies Readonly<Record<string, string>>;

/** What a tool works on that touches nothing outside: its arguments, its own game or canvas, its own settings, the browser as a program. */
export const ownMatter = {
  plain: "random calculate calculator chess chessboard thinking thought chart diagram mindmap timezone mermaid extension pwa",
  /** Words that often stand for something else. */
  faint: "canvas drawing time date game config session",
} as const;

/** Subjects that a server's name does not give: "desktop-commander" runs no command by that. */
export const namelessSubjects: readonly string[] = ["code"];

/** What a tool does, where the classes of verbs do not say it or say something else. */
export const deedWords = {
  seek: "search find query seek discover lookup research",
  read: "summarize parse open inspect analyze analyse calculate compute estimate compare detect diff status count validate download",
  write:
    "format customize save install populate optimize protect unprotect convert commit checkout reset init stage unstage mark approve manage upload rename request take capture",
  handle: "click hover press fill type navigate go drag select wait scroll",
  run: "run execute evaluate eval exec invoke",
  own: "switch think",
} as const;

/** Words of a name by which a file of this machine is read, or written, whatever the tool is about. */
export const transferWords = { reads: "upload attach", writes: "download save export" } as const;
/** Parameters that name where a result is written: both words of a row in one name. */
export const outputParameters = { output: "output out destination dest target save", place: "path dir directory file filename folder" } as const;

/** A tool whose description has all of these makes requests itself. */
export const requestWords = "http request";
/** Names that are one word, whatever their capitals. */
export const wholeNames: readonly string[] = phrases(`
  GitHub | GitLab | JavaScript | TypeScript | PowerPoint | DevTools | MongoDB | PostgreSQL | GraphQL | OpenAPI | YouTube | DuckDuckGo
`);
