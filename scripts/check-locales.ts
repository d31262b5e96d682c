import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { ERROR_STATUS } from '../packages/api/src/errors.ts'
import { areaLanguages, areas } from '../packages/i18n/catalogues.ts'
import { report } from './checks/finding.ts'
import { checkLocales } from './checks/locales.ts'
import { awaitedTexts, brandNames, sameAsEnglish } from './checks/locales-lists.ts'
import { root } from './root.ts'

const catalogues = areas.flatMap((area) =>
  areaLanguages[area].map((language) => {
    const path = `packages/i18n/locales/${language}/${area}.json`
    return { path, language, area, source: readFileSync(join(root, path), 'utf8') }
  }),
)

const paths = globSync('apps/{guest,admin,server}/src/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
  .sort()
const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))

const errorCodes = Object.keys(ERROR_STATUS)
const findings = checkLocales({ catalogues, sources, errorCodes, sameAsEnglish, awaitedTexts, brandNames })
report('Locales', findings, `${catalogues.length} catalogues and ${sources.size} files`)
