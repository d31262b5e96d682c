import type { MediaFile } from '@innkeeper/api/media.ts'
import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import { IconReceipt, IconShoppingBag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ROW_TARGET } from '../../../../components/data-list/row-keys.ts'
import { MediaFrame } from '../../../../components/media/media-frame.tsx'
import { MediaThumbnail } from '../../../../components/media/media-thumbnail.tsx'
import { useT } from '../../../../platform/texts.ts'
import classes from '../products.module.css'
import { useProductName } from '../use-product-name.ts'

type Props = { item: StaffProduct; files: ReadonlyMap<string, MediaFile>; children?: ReactNode }

/** Picture and name, and what a narrow list says below it; opens the editor. */
export function ProductName({ item: { product }, files, children }: Props) {
  const t = useT()
  const name = useProductName()(product)
  const kind = t(`products.type.${product.type}`)
  const picture = product.attachments.find(({ kind }) => kind === 'picture')?.mediaId
  const Sign = product.type === 'product' ? IconShoppingBag : IconReceipt
  return (
    <span className={classes.nameCell}>
      <MediaFrame width={44} height={44}>
        {picture ? (
          <MediaThumbnail key={picture} file={files.get(picture)} mediaId={picture} width={160} />
        ) : (
          <Sign size={20} stroke={1.5} aria-hidden />
        )}
      </MediaFrame>
      <span>
        <Link
          className={classes.name}
          to="/products/$productId"
          params={{ productId: product.id }}
          {...ROW_TARGET}
        >
          {name}
        </Link>
        {product.type !== 'product' && kind !== name && <span className={classes.quiet}>{kind}</span>}
        {children && <span className={classes.quiet}>{children}</span>}
      </span>
    </span>
  )
}
