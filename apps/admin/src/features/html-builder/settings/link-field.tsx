import type { BoxLinkType } from '@innkeeper/domain/guestbook/box-link.ts'
import { withLook } from '@innkeeper/html-builder/draft/edits.ts'
import { useEditor } from '../editor/editor-session.ts'
import type { FieldProps } from './field-props.ts'
import { LinkFields } from './link-fields.tsx'
import classes from './settings.module.css'

/** Where a button leads. */
export function LinkField({ field, moduleId, value }: FieldProps<'link'>) {
  const { edit } = useEditor()
  const { type, destination } = value as { type: BoxLinkType; destination: string }
  return (
    <div className={classes.group}>
      <LinkFields
        key={moduleId}
        at={`${moduleId} ${field.path}`}
        link={{ type, value: destination }}
        onLink={(link) =>
          edit(
            (draft) =>
              withLook(
                withLook(draft, moduleId, `${field.path}.type`, link.type),
                moduleId,
                `${field.path}.destination`,
                link.value,
              ),
            `${moduleId} link`,
          )
        }
      />
    </div>
  )
}
