import type { BasePlan } from '../base-plan.ts'

/** Nothing in it, whatever it is to become. */
const nothing = (name: string): BasePlan => ({
  name,
  isMarketing: false,
  write: () => ({ modules: [], subject: '', preheader: '' }),
})

export const blank = {
  page: nothing('New page'),
  email: nothing('New e-mail'),
  signature: nothing('New signature'),
}
