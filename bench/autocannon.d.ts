/** The part of the load generator that the measurements use. */
declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    amount: number
    /** Milliseconds between two samples; a run ends with one. */
    sampleInt: number
    requests: { path: string; headers: Record<string, string> }[]
  }
  type Result = {
    errors: number
    timeouts: number
    statusCodeStats: Record<string, { count: number }>
  }
  type Run = PromiseLike<Result> & { on(event: 'response', listener: () => void): Run }
  export default function autocannon(options: Options): Run
}
