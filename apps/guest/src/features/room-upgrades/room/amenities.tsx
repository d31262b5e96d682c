import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import styles from './room.module.css'

type AmenitiesProps = { title: string; amenities: readonly string[] }

export function Amenities({ title, amenities }: AmenitiesProps) {
  if (amenities.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.amenities}>
        {amenities.map((amenity) => (
          <li key={amenity} dir="auto">
            <IconCheck size={18} stroke={2} aria-hidden="true" />
            {amenity}
          </li>
        ))}
      </ul>
    </section>
  )
}
