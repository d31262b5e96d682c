import type { FastifyInstance } from 'fastify'

export type RegisteredRoute = { method: string; url: string; pattern: RegExp }

const lists = new WeakMap<object, RegisteredRoute[]>()

/** Remembers every route registered from now on, for the answer to a wrong method and for the tests. */
export function installRouteList(app: FastifyInstance): void {
  const list: RegisteredRoute[] = []
  lists.set(app.server, list)
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat())
      if (each !== 'HEAD') list.push({ method: each, url, pattern: patternOf(url) })
  })
}

export function routesOf(app: FastifyInstance): readonly RegisteredRoute[] {
  return lists.get(app.server) ?? []
}

/** The methods this path takes, whatever its parameters are. */
export function methodsAt(app: FastifyInstance, path: string): string[] {
  return [
    ...new Set(
      routesOf(app)
        .filter(({ pattern }) => pattern.test(path))
        .map(({ method }) => method),
    ),
  ]
}

function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')}/?$`)
}
