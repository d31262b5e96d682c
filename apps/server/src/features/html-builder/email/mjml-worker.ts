import { parentPort } from 'node:worker_threads'
import mjml from 'mjml'
import { tidyHtml } from './tidy-html.ts'

/** What a thread is asked to set, and what it answers. */
export type MjmlQuestion = { id: number; source: string; type: 'email' | 'signature' }
export type MjmlAnswer = { id: number; html: string } | { id: number; problem: string }

parentPort?.on('message', async (question: MjmlQuestion) => {
  parentPort?.postMessage(await answer(question))
})

async function answer({ id, source, type }: MjmlQuestion): Promise<MjmlAnswer> {
  try {
    // Strict: a fault in what we wrote must not reach anybody's mail. No fonts: mails load nothing from third parties.
    const { html } = await mjml(source, {
      validationLevel: 'strict',
      fonts: {},
      ignoreIncludes: true,
      keepComments: false,
    })
    return { id, html: tidyHtml(html, type) }
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) }
  }
}
