import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type PreparedAnswer, prepareAnswer, sendPrepared } from './prepared-answer.ts'

const DOCS_PATH = '/api/docs'
const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' }

/** The page brings its scripts and styles along, and writes further styles into itself. */
const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The API described from the same data it is registered from, with a page to try it at /api/docs. */
export async function installApiDescription(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Innkeeper',
        description: 'Success answers are { data }, errors { code, message, details? }.',
        version,
      },
      tags: [
        { name: 'guest', description: 'No authorization' },
        { name: 'open', description: 'No authorization; about accounts' },
        { name: 'staff', description: 'Session cookie of the staff app, or a bearer token of an API client' },
      ],
    },
    transform: jsonSchemaTransform,
  })
  // Hundreds of kilobytes that never change: written and compressed once, not for each that asks.
  let described: Promise<PreparedAnswer> | undefined
  await app.register(swaggerUi, {
    routePrefix: DOCS_PATH,
    staticCSP: DOCS_POLICY,
    uiHooks: {
      preHandler: async (request, reply) => {
        if (request.routeOptions.url !== `${DOCS_PATH}/json`) return
        described ??= prepareAnswer(JSON.stringify(app.swagger()), JSON_HEADERS)
        return sendPrepared(request, reply, await described)
      },
    },
  })
}
