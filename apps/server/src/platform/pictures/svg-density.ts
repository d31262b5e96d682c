const DEFAULT_DENSITY = 72
const MAX_DENSITY = 2400

/** The density at which a drawing comes out this wide, so that it is drawn sharp instead of stretched. */
export function svgDensity(drawnWidth: number, wantedWidth: number): number {
  const density = Math.ceil((DEFAULT_DENSITY * wantedWidth) / Math.max(1, drawnWidth))
  return Math.min(MAX_DENSITY, Math.max(1, density))
}
