import type { Row } from './row.ts'

/** What one measurement has to say: its table, and remarks that a table cannot hold. */
export type Section = { title: string; rows: Row[]; notes: string[] }
