import { isBrandColour } from '@innkeeper/domain/html-builder/colour.ts'
import { Mark } from '@tiptap/react'

type Options = {
  /** A colour of the property by its name, written out. */
  colourOf: (name: string) => string
  stackOf: (family: string) => string
}

declare module '@tiptap/react' {
  interface Commands<ReturnType> {
    templateTextStyle: {
      /** Sets the colour or the font of the selected words; null takes it back. */
      setTextStyle: (change: { color?: string | null; fontFamily?: string | null }) => ReturnType
    }
  }
}

/** Words in another colour or font than those around them. Pasted colours are nobody's choice and stay behind. */
export const TextStyle = Mark.create<Options>({
  name: 'textStyle',
  addOptions: () => ({ colourOf: (name) => name, stackOf: (family) => family }),
  addAttributes: () => ({ color: { default: null }, fontFamily: { default: null } }),
  parseHTML: () => [
    {
      tag: 'span[data-words-style]',
      getAttrs: (element) => ({
        color: element.getAttribute('data-colour'),
        fontFamily: element.getAttribute('data-font'),
      }),
    },
  ],
  renderHTML({ mark }) {
    const { color, fontFamily } = mark.attrs as { color: string | null; fontFamily: string | null }
    const { colourOf, stackOf } = this.options
    const shown = color && isBrandColour(color) ? colourOf(color) : color
    const style = [shown && `color: ${shown}`, fontFamily && `font-family: ${stackOf(fontFamily)}`]
    return [
      'span',
      {
        'data-words-style': '',
        ...(color && { 'data-colour': color }),
        ...(fontFamily && { 'data-font': fontFamily }),
        style: style.filter(Boolean).join('; '),
      },
      0,
    ]
  },
  addCommands() {
    return {
      setTextStyle:
        (change) =>
        ({ chain, editor }) => {
          const before = editor.getAttributes('textStyle')
          const after = { color: null, fontFamily: null, ...before, ...change }
          const commands = chain()
          return after.color || after.fontFamily
            ? commands.setMark('textStyle', after).run()
            : commands.unsetMark('textStyle').run()
        },
    }
  },
})
