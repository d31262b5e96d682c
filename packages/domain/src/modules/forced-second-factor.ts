import { type ModuleName, PLAN_MODULES, type Plan } from './module-names.ts'
import type { ModuleConfig } from './schema.ts'

/**
 * Since when an open module is open, as far as it is known: since it was switched on, or since its trial began where
 * only the trial opens it. Null for what was on before anybody wrote it down.
 */
export function openSince(module: ModuleName, plan: Plan, config: ModuleConfig | undefined): number | null {
  const begins = [config?.enabledAt, PLAN_MODULES[plan].includes(module) ? null : config?.trialStart]
  const known = begins.flatMap((instant) => (instant ? [Date.parse(instant)] : []))
  return known.length === 0 ? null : Math.max(...known)
}

/**
 * Whether a session is asked for a second factor that the property forces: those begun since, at their sign-in. Nobody
 * is thrown out of their work by a switch. An API client never signs in again, so it is asked at once.
 */
export function isAskedForSecondFactor(
  session: { via: 'cookie' | 'bearer'; begunAt: Date },
  forcedSince: number | null,
): boolean {
  return session.via === 'bearer' || forcedSince === null || session.begunAt.getTime() >= forcedSince
}
