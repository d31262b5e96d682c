/** Fewer than this are soon gone, however slowly they sell. */
const FEW = 3

/** Whether somebody should see to a counted product: few are left, or fewer than the last seven days took. */
export function isLowStock(stock: number, soldInAWeek: number): boolean {
  return stock <= FEW || stock < soldInAWeek
}
