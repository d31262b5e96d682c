#!/usr/bin/env node
import './quick-start.ts'

// Imported only now, so that what makes the start quick is in force for all of it.
const { program } = await import('./cli/program.ts')
const { StartupError } = await import('./platform/db/errors.ts')

try {
  await program().parseAsync()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(`${error.message} ${error.hint}`)
  process.exitCode = 1
}
