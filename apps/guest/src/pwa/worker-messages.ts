/** What a page says to the worker. */
export type WorkerMessage =
  /** Keep what the page needs, with the words of its language; and the page itself, where the worker did not see it come. */
  | { say: 'save-visit'; page: string | null; needed: string[]; language: string }
  /** Keep the page anew: what it shows has changed. */
  | { say: 'save-page'; page: string; language: string }
  /** Answered through the message's port with the version as text. */
  | { say: 'tell-version' }
  /** The guest wants the new version now. */
  | { say: 'take-over' }

/** The part of a worker that takes messages. */
type Worker = { postMessage(message: WorkerMessage, transfer: Transferable[]): void }

export function tellWorker(
  worker: Worker | null | undefined,
  message: WorkerMessage,
  transfer: Transferable[] = [],
): void {
  worker?.postMessage(message, transfer)
}
