import { existsSync, readFileSync } from "node:fs";
import type { ToolPeerScore, ToolScores } from "./score.ts";

/** The scores with the figures of slow peers from an earlier run where this one left them out: neither they nor the data change. */
export function keepSlowPeers(scores: ToolScores | null, path: string): ToolScores | null {
  if (scores === null || !existsSync(path)) return scores;
  const { tools: earlier } = JSON.parse(readFileSync(path, "utf8")) as { readonly tools?: ToolScores | null };
  const kept = (peer: ToolPeerScore): ToolPeerScore => {
    const before = earlier?.peers.find(({ name }) => name === peer.name)?.retrieval ?? null;
    const isSame = before?.tools === scores.retrieval.tools && before.first.of === scores.retrieval.first.of;
    return peer.retrieval === null && isSame ? { ...peer, retrieval: before } : peer;
  };
  return { ...scores, peers: scores.peers.map(kept) };
}
