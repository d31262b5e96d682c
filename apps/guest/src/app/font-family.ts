/** Fonts that come with the app, with a stand-in of the same measures so that nothing moves when they arrive. */
const BUNDLED: Readonly<Record<string, string>> = {
  Fraunces: "'Fraunces Variable','Fraunces Stand-in',Georgia,serif",
  Inter: "'Inter Variable','Inter Stand-in',system-ui,sans-serif",
}

const SYSTEM = {
  serif: "Georgia,'Times New Roman',serif",
  'sans-serif': "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
}

/** Names come from a property's settings: what could end a declaration is left out. */
const UNSAFE = /[^\p{L}\p{N} -]/gu

/** The CSS font stack for a font name of a property. */
export function fontFamily(name: string, kind: 'serif' | 'sans-serif'): string {
  // What every object inherits is no font.
  const bundled = Object.hasOwn(BUNDLED, name) ? BUNDLED[name] : undefined
  return bundled ?? `'${name.replace(UNSAFE, '')}',${SYSTEM[kind]}`
}
