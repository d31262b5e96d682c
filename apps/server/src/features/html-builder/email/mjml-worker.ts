import { parentPort } from 'node:worker_threads'
import mjml from 'mjml'

/** What a thread is asked to set, and what it answers. */
export type MjmlQuestion = { id: number; source: string }
export type MjmlAnswer = { id: number; html: string } | { id: number; problem: string }

parentPort?.on('message', async ({ id, source }: MjmlQuestion) => {
  parentPort?.postMessage(await answer(id, source))
})

async function answer(id: number, source: string): Promise<MjmlAnswer> {
  try {
    // Strict: a fault in what we wrote must not reach anybody's mail. No fonts: mails load nothing from third parties.
    const { html } = await mjml(source, {
      validationLevel: 'strict',
      fonts: {},
      ignoreIncludes: true,
      keepComments: false,
    })
    return { id, html }
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) }
  }
}
