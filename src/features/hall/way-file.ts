import { packHall, type WayHall } from '../../domain/way-plan.ts'
import { type HallViewProps, hallViews } from './hall.ts'

/** The floor plan of all halls as JSON, which browsers fetch when a visitor searches for a way. */
export const wayFile = (source: Parameters<typeof hallViews>[0]): string =>
  JSON.stringify([...hallViews(source)].map((view) => packHall(wayHall(view))))

const wayHall = ({ hall: { hall, name, slug }, aisles, map }: HallViewProps): WayHall => ({
  ...{ hall, name, slug, map },
  exhibitors: aisles.flatMap(({ exhibitors }) =>
    exhibitors.map(({ exhibitorId, exhibitorName, booth }) => ({
      id: exhibitorId,
      name: exhibitorName,
      stand: booth.stand,
    })),
  ),
})
