import type { TemplateModule } from '@innkeeper/html-builder/module-schemas.ts'

/** The modules as a page may show them: what somebody wrote as HTML is cleaned. */
export async function harmlessModules(
  modules: readonly TemplateModule[],
  own: { origin: string; mediaOrigin: string },
): Promise<TemplateModule[]> {
  if (!modules.some(({ type }) => type === 'raw-html')) return [...modules]
  // Few pages have any, and the cleaner is large.
  const { cleanPageHtml } = await import('./clean-html.ts')
  return modules.map((module) =>
    module.type === 'raw-html'
      ? { ...module, props: { html: cleanPageHtml(module.props.html, own) } }
      : module,
  )
}
