// Makes the directory that a new embedded database is copied from, so that a first start need not wait for it.
// The modules are imported by address: the server's types are the server's to check.
const server = new URL('../../apps/server/src/', import.meta.url)
const { preparedTemplate, templateCacheDir } = await import(
  new URL('platform/db/embedded-template.ts', server).href
)
const { jobsPreparation } = await import(new URL('platform/jobs/prepare.ts', server).href)

await preparedTemplate({ cacheDir: templateCacheDir, prepare: jobsPreparation })
