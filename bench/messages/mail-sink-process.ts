import { messageFrom, startChild } from '../processes/child.ts'

export type MailSink = {
  url: string
  /** How many mails came since the last question. */
  taken(): Promise<number>
  stop(): Promise<void>
}

export async function startMailSink(): Promise<MailSink> {
  const child = startChild('bench/messages/mail-sink.ts', { ipc: true })
  const port = await messageFrom<number>(child)
  return {
    url: `smtp://127.0.0.1:${port}`,
    async taken() {
      const answer = messageFrom<number>(child)
      child.process.send('how many')
      return answer
    },
    stop: child.stop,
  }
}
