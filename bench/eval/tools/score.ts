import { crossValidate } from "../../fit-tools/cross-validate.ts";
import { type ToolFigures, toolFigures } from "../../fit-tools/figures.ts";
import type { Miss } from "../misses.ts";
import type { Progress } from "../score.ts";
import { type Share, shareOf } from "../statistics.ts";
import type { ToolCorpus } from "../tool-data.ts";
import { answersOfPeer, routeLines, sharesBySource } from "./answers.ts";
import { type ArgumentScores, judgeCall, scoreCalls } from "./arguments.ts";
import { missesOf, missesOfRetrieval } from "./misses.ts";
import { toolPeers } from "./peers.ts";
import { joinServers, type RetrievalScores, retrieve, retrieveWithPeer, scoreRetrieval } from "./retrieval.ts";

export interface ToolPeerScore {
  readonly name: string;
  readonly figures: Omit<ToolFigures, "calibration">;
  /** Null where it was not run: it takes long. */
  readonly retrieval: RetrievalScores | null;
}

export interface ToolScores {
  /** The library as it is; its weights are fitted to these very lines. */
  readonly fitted: ToolFigures;
  /** The same model, for each line with weights that were fitted without it. */
  readonly heldOut: ToolFigures;
  readonly bySource: Readonly<Record<string, Share>>;
  /** How many lines get a question, and how many of these are right in what they ask about. */
  readonly questions: Share;
  readonly questionsRight: Share;
  readonly calls: ArgumentScores;
  readonly retrieval: RetrievalScores;
  readonly peers: readonly ToolPeerScore[];
}

/** Scores the choice of tools and their arguments, with the peers on the same lines. */
export function scoreTools(corpus: ToolCorpus, slowPeers: boolean, progress: Progress): ToolScores {
  const { lines, retrieval } = corpus;
  const { judged, found, tools } = measure(corpus, progress);
  const answers = judged.map(({ answer }) => answer);
  const questions = judged.filter(({ route }) => route.status === "clarify");
  return {
    fitted: toolFigures(answers),
    heldOut: toolFigures(crossValidate(corpus, progress).held),
    bySource: sharesBySource(answers),
    questions: shareOf(questions.length, judged.length),
    questionsRight: shareOf(questions.filter(({ answer }) => answer.chosen === answer.right).length, questions.length),
    calls: scoreCalls(judged.flatMap(({ verdict }) => verdict ?? [])),
    retrieval: scoreRetrieval(found, tools),
    peers: toolPeers.map((peer): ToolPeerScore => {
      const { calibration: _, ...figures } = toolFigures(answersOfPeer(peer, lines, progress));
      const isLeftOut = peer.isSlow && !slowPeers;
      return {
        name: peer.name,
        figures,
        retrieval: isLeftOut ? null : scoreRetrieval(retrieveWithPeer(peer, retrieval, tools, progress), tools),
      };
    }),
  };
}

/** The lines that were given another tool, another call or other tools than wanted. */
export function findToolMisses(corpus: ToolCorpus, progress: Progress): Miss[] {
  const { judged, found } = measure(corpus, progress);
  return [...missesOf(judged), ...missesOfRetrieval(found)];
}

function measure({ lines, retrieval, catalogue }: ToolCorpus, progress: Progress) {
  const judged = routeLines(lines, progress).map((row) => {
    const isRight = row.answer.right >= 0 && row.answer.chosen === row.answer.right;
    return { ...row, verdict: isRight ? judgeCall(row.line, row.route.arguments) : null };
  });
  const tools = joinServers(catalogue);
  return { judged, tools, found: retrieve(retrieval, tools) };
}
