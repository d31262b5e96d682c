import type { FastifyReply } from 'fastify'
import { contentDisposition } from './content-disposition.ts'

/** Answers with a file to keep; nothing between here and the person keeps another. */
export async function sendFile(
  reply: FastifyReply,
  { name, type, bytes }: { name: string; type: string; bytes: Buffer | string },
): Promise<void> {
  await reply
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition('attachment', name))
    .type(type)
    .send(bytes)
}
