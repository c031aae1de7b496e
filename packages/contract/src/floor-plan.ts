import * as z from 'zod/mini'
import { get, list, none } from './endpoint.ts'

/** A position: metres east and north of any origin, or longitude and latitude in degrees. Other numbers are ignored. */
const Position = z.array(z.number())

/** The geometry of a feature, as in RFC 7946. A polygon's first ring is its outline. */
const FloorPlanGeometry = z.union([
  z.object({ type: z.literal('Point'), /** The point. */ coordinates: Position }),
  z.object({ type: z.literal('LineString'), /** Its points, in order. */ coordinates: z.array(Position) }),
  z.object({
    type: z.literal('Polygon'),
    /** Rings: the outline, then the holes. */ coordinates: z.array(z.array(Position)),
  }),
  z.object({
    type: z.literal('MultiPolygon'),
    /** Polygons, each with its rings. */
    coordinates: z.array(z.array(z.array(Position))),
  }),
])

/** One GeoJSON feature of a floor plan. Feature types and categories have the names of IMDF, except `aisle`. */
export const FloorPlanFeature = z.object({
  type: z.literal('Feature'),
  /**
   * Type of the feature: level (a hall's outline), kiosk (a booth), unit (a room), opening (an entrance), amenity (a
   * service point) or aisle. Null or absent: kiosk. Features of other types are not shown.
   */
  feature_type: z.nullish(z.string()),
  /** The feature's attributes. */
  properties: z.object({
    /** Of a kiosk: its hall and booth as displayed, e.g. 8.1 B12; only the booth if `hall` is given. */
    stand: z.nullish(z.string()),
    /** The hall, a value of the hall facet. Null or absent: `stand` includes it. */
    hall: z.nullish(z.string()),
    /**
     * IMDF's category: of an amenity or unit, e.g. elevator, stairs, escalator, restroom, firstaid, prayerroom,
     * foodservice, stage; of an opening pedestrian.principal or emergencyexit.
     */
    category: z.nullish(z.string()),
    /** Name in the requested language; of an aisle its letter. Null or absent: its category is shown instead. */
    name: z.nullish(z.string()),
    /** Whether it has step-free access. Null or absent: unknown. */
    accessible: z.nullish(z.boolean()),
    /** Floor of a level as in IMDF, 0 for the ground floor. Null or absent: unknown. */
    ordinal: z.nullish(z.number()),
    /**
     * Of an opening or amenity: the connection that it is one end of, e.g. a lift that stops in two halls, or a door
     * between them. Visitors can walk between all features of the plan with the same value. Null or absent: it leads to
     * no other hall.
     */
    connection: z.nullish(z.string()),
    /**
     * Walking distance in metres outside the hall, from here to where the ends of `connection` meet. Null or absent: 0.
     */
    connectionMetres: z.nullish(z.number()),
  }),
  geometry: FloorPlanGeometry,
})
export type FloorPlanFeature = z.infer<typeof FloorPlanFeature>

export const floorPlan = {
  /**
   * Added, optional: positions of booths, aisles, rooms, entrances and service points, as GeoJSON features of all halls
   * of the exhibition. Each hall may have its own coordinates. Open to everyone; features with another structure are
   * skipped. A platform without geometry refuses the call or returns an empty list: maps are then made from booth
   * codes.
   */
  features: get('/api/v2/app/floorPlan', none, list(FloorPlanFeature), { added: true }),
}
