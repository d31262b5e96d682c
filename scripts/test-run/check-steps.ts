import { program, script } from './runners.ts'
import type { TestStep } from './step.ts'
import { checkTypes } from './types.ts'

/** They take seconds and are always run whole. */
export const checkSteps: readonly TestStep[] = [
  { name: 'format and lint', group: 'checks', run: () => program('biome', ['ci', '.']) },
  { name: 'types', group: 'checks', run: checkTypes },
  { name: 'architecture', group: 'checks', run: () => script(['scripts/check-architecture.ts']) },
  { name: 'migrations', group: 'checks', run: () => script(['scripts/check-migrations.ts']) },
  { name: 'locales', group: 'checks', run: () => script(['scripts/check-locales.ts']) },
]
