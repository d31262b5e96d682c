import { expect } from '@playwright/test'
import type { RunningServer } from './server.ts'

/** The address that the terminal of a new installation prints, with its code behind the hash. */
export function setUpAddress(server: RunningServer): string {
  const [address] = /http\S+\/admin\/set-up#code=\S+/.exec(server.log()) ?? []
  expect(address, 'the address in the terminal').toBeTruthy()
  return address ?? ''
}
