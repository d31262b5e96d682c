import { pictureFolder } from '@innkeeper/domain/media/sizes.ts'
import { usePageSetting } from '../../page/page-setting.tsx'
import styles from './page.module.css'

/** The property's logo, or its name where it has none. */
export function HeaderName() {
  const { propertyId, propertyName, mediaOrigin, brand } = usePageSetting()
  if (!brand.logo) return <p className={styles.name}>{propertyName}</p>
  // Twice as wide as it is drawn.
  const source = `${mediaOrigin}${pictureFolder(propertyId, brand.logo)}/480.webp`
  return <img className={styles.logo} src={source} alt={propertyName} />
}
