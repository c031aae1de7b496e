import * as z from 'zod/mini'
import { get, list, none } from './endpoint.ts'

/** A position: metres east and north of any one point, or longitude and latitude in degrees. Further numbers are ignored. */
const Position = z.array(z.number())

/** The geometry of a feature, as RFC 7946 writes it. A polygon's first ring is its outline. */
const FloorPlanGeometry = z.union([
  z.object({ type: z.literal('Point'), /** The point. */ coordinates: Position }),
  z.object({ type: z.literal('LineString'), /** Its points in order. */ coordinates: z.array(Position) }),
  z.object({
    type: z.literal('Polygon'),
    /** Rings: the outline, then holes. */ coordinates: z.array(z.array(Position)),
  }),
  z.object({
    type: z.literal('MultiPolygon'),
    /** Polygons, each with its rings. */
    coordinates: z.array(z.array(z.array(Position))),
  }),
])

/** One GeoJSON feature of a floor plan. Feature types and categories have the names of IMDF; `aisle` is our own. */
export const FloorPlanFeature = z.object({
  type: z.literal('Feature'),
  /**
   * What it is: level (a hall's outline), kiosk (a booth), unit (a room), opening (an entrance), amenity (a point of service)
   * or aisle. Null or absent: a kiosk. Features of other types are not shown.
   */
  feature_type: z.nullish(z.string()),
  /** The feature's attributes. */
  properties: z.object({
    /** Of a kiosk: its hall and booth as they are written, e.g. 8.1 B12; the booth alone where `hall` is given. */
    stand: z.nullish(z.string()),
    /** The hall, a value of the hall facet. Null or absent: `stand` names it. */
    hall: z.nullish(z.string()),
    /**
     * IMDF's category: of an amenity or unit e.g. elevator, stairs, escalator, restroom, firstaid, prayerroom, foodservice,
     * stage; of an opening pedestrian.principal or emergencyexit.
     */
    category: z.nullish(z.string()),
    /** Its name in the requested language; of an aisle its letter. Null or absent: shown by its category. */
    name: z.nullish(z.string()),
    /** It is reached without a step. Null or absent: not known. */
    accessible: z.nullish(z.boolean()),
    /** Of a level: its floor as IMDF counts them, 0 for the ground floor. Null or absent: not known. */
    ordinal: z.nullish(z.number()),
    /**
     * Of an opening or amenity: what it is one end of, e.g. a lift that stops in two halls, or a door between them. One can
     * walk between all features of the plan with the same value. Null or absent: it leads to no other hall.
     */
    connection: z.nullish(z.string()),
    /** Metres to walk outside of the hall from here to where the ends of `connection` meet. Null or absent: 0. */
    connectionMetres: z.nullish(z.number()),
  }),
  geometry: FloorPlanGeometry,
})
export type FloorPlanFeature = z.infer<typeof FloorPlanFeature>

export const floorPlan = {
  /**
   * Added, optional: where booths, aisles, rooms, entrances and points of service are, as GeoJSON features of all halls of
   * the exhibition. Each hall may have a plane of its own. Open to everybody; features of a form not described here are
   * skipped. A platform without geometry refuses the call or answers an empty list: maps are then made from booth codes.
   */
  features: get('/api/v2/app/floorPlan', none, list(FloorPlanFeature), { added: true }),
}
