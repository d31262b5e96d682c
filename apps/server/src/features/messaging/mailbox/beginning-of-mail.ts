/** What somebody wrote, and what a report says, stands before pictures and returned mails. */
export const MOST_BYTES_READ = 512 * 1024
/** The parser works on each line: half a megabyte of empty ones would hold up everything else for seconds. */
export const MOST_LINES_READ = 7000

const LINE_END = 0x0a

/** As much of a mail as is read. Parts that are cut in it end there. */
export function beginningOfMail(source: Uint8Array): Uint8Array {
  let end = -1
  for (let lines = 0; lines < MOST_LINES_READ; lines++) {
    end = source.indexOf(LINE_END, end + 1)
    if (end === -1 || end >= MOST_BYTES_READ) return source.subarray(0, MOST_BYTES_READ)
  }
  return source.subarray(0, end + 1)
}
