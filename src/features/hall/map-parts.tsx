import type { FloorShape } from '../../domain/floor-shape.ts'
import type { HallMap } from '../../domain/hall-map.ts'

/** A transform in map units. */
export const move = (x: number, y: number): string => `translate(${x} ${y})`

/** The outline of a hall or a room. */
export const Area = ({ shape, kind }: { shape: FloorShape; kind: string }) => (
  <path className={kind} d={shape.path} transform={move(shape.x, shape.y)} />
)

/** The aisles of a hall with their names. */
export const Aisles = ({ map }: { map: Pick<HallMap, 'aisles'> }) =>
  map.aisles.map(({ name, shape }) => (
    <g className="hall-aisle" key={`${name} ${shape.x} ${shape.y}`} transform={move(shape.x, shape.y)}>
      <path d={shape.path} />
      <text x="24" y={shape.height / 2 + 14}>
        {name}
      </text>
    </g>
  ))
