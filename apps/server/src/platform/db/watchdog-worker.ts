import { writeSync } from 'node:fs'
import { Session } from 'node:inspector'
import { workerData } from 'node:worker_threads'

const { deadline, pollMs, exitCode } = workerData as {
  deadline: BigInt64Array
  pollMs: number
  exitCode: number
}

const timer = setInterval(() => {
  const due = Atomics.load(deadline, 0)
  if (due === 0n || BigInt(Date.now()) <= due) return
  clearInterval(timer)
  writeSync(
    2,
    'The embedded database did not answer within its limit; the process ends. Check the free disk space and start again.\n',
  )
  endProcess()
}, pollMs)

// process.exit in a worker ends the worker alone, and a signal has no exit code: the inspector reaches into the
// blocked main thread. Where even that fails the process must not stay behind half dead.
function endProcess() {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2000)
  const session = new Session()
  session.connectToMainThread()
  session.post('Runtime.evaluate', { expression: `process.reallyExit(${exitCode})` })
}
