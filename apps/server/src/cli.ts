#!/usr/bin/env node
import './quick-start.ts'
import { program } from './cli/program.ts'
import { StartupError } from './platform/db/errors.ts'

try {
  await program().parseAsync()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(`${error.message} ${error.hint}`)
  process.exitCode = 1
}
