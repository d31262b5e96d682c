/* What the tabs of one browser tell each other about the one stream they share. */

export type StreamConnection = 'connecting' | 'open' | 'lost'

export type StreamNews =
  | { kind: 'event'; name: string; data: string; id: string | null }
  | { kind: 'connection'; connection: StreamConnection }
  | { kind: 'refused' }
  /** Asks whether somebody leads; the one who does answers `leading`. */
  | { kind: 'who' }
  | { kind: 'leading'; connection: StreamConnection; lastId: string | null }

/** What of BroadcastChannel is used, so that a test can stand in for it. */
export type NewsChannel = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>

/** The lock of whoever leads and the channel they speak on share a name. */
export function streamName(share: string): string {
  return `innkeeper-live ${share}`
}
