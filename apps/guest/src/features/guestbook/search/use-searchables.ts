import type { Box } from '@innkeeper/api/guestbook.ts'
import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import type { Searchable } from '@innkeeper/domain/guestbook/search.ts'
import { use, useMemo } from 'react'
import { useStay } from '../../../platform/stay.tsx'
import { lineOf } from '../boxes/card-title.tsx'
import { useShownBoxes } from '../shown-boxes.tsx'
import { plainText } from './plain-text.ts'
import { useProductNames } from './product-names.ts'

/** What can be found: every open box that has something to open or to read, with the products it offers. */
export function useSearchables(): Searchable[] {
  const { all } = useShownBoxes()
  const { values } = useStay()
  const names = use(useProductNames())
  return useMemo(() => {
    const fill = (text = '') => fillPlaceholders(text, values)
    let section = ''
    return all.flatMap((box) => {
      if (box.parentId === null && box.content.section?.title) section = box.content.section.title
      const title = fill(box.content.title ?? box.content.subtitle)
      if (title === '' || box.isSealed) return []
      const products = (box.options.products ?? []).map((id) => names.get(id) ?? '')
      return [
        {
          id: idOf(box),
          title,
          section,
          line: fill(lineOf(box.content)),
          text: [textOf(box), ...products].join(' '),
        },
      ]
    })
  }, [all, values, names])
}

/** What the address names: a form's own id where it has one. */
function idOf({ id, options }: Box): string {
  return options.form ?? id
}

function textOf({ content: { body, facts = [], saving = '' } }: Box): string {
  return [body ? plainText(body) : '', saving, ...facts.map(({ label }) => label)].join(' ')
}
