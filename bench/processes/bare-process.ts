import { type Child, messageFrom, startChild } from './child.ts'

export type BareServer = Pick<Child, 'pid' | 'stop'> & {
  origin: string
  /** Takes every answer anew from the real server. */
  forget(): Promise<void>
}

/** The baseline beside a real server; without scripts, pages lose all that runs. */
export async function startBareServer(
  origin: string,
  { withoutScripts = false }: { withoutScripts?: boolean } = {},
): Promise<BareServer> {
  const child = startChild('bench/processes/bare-server.ts', {
    ipc: true,
    env: { ORIGIN: origin, WITHOUT_SCRIPTS: withoutScripts ? '1' : '' },
  })
  const port = await messageFrom<number>(child)
  return {
    pid: child.pid,
    origin: `http://127.0.0.1:${port}`,
    stop: child.stop,
    async forget() {
      const done = messageFrom(child)
      child.process.send('forget')
      await done
    },
  }
}
