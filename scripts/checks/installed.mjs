// Whether node_modules holds what package-lock.json asks for, by reading both lists.
// npm writes its own list last, so a killed installation has none and counts as missing.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean, resolved?: string }} Locked */

/**
 * @param {string} path
 * @returns {Record<string, Locked> | undefined}
 */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * What differs between the lock and the installed packages; empty when nothing is to be done.
 * @param {Record<string, Locked>} locked
 * @param {Record<string, Locked>} installed
 * @returns {string[]}
 */
export function differences(locked, installed) {
  const found = []
  for (const [path, wanted] of Object.entries(locked)) {
    if (!path.includes('node_modules/')) continue
    const have = installed[path]
    // Packages for other platforms are optional and stay away.
    if (!have && (wanted.optional || wanted.devOptional || wanted.peer)) continue
    if (!have) found.push(`${path} is missing`)
    else if (have.version !== wanted.version) found.push(`${path} is ${have.version}, not ${wanted.version}`)
  }
  for (const path of Object.keys(installed)) {
    if (path.includes('node_modules/') && !locked[path]) found.push(`${path} is not asked for`)
  }
  return found
}

/**
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'))
  const locked = packagesOf(join(root, 'package-lock.json'))
  if (!installed) return false
  return locked ? differences(locked, installed).length === 0 : true
}
