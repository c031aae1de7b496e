import { exhibitPicture, type MediaPicture, planPicture } from '../../../media/address.ts'
import { PAPERS, type Paper, type ProjectPlan } from './plan.ts'
import { PROJECT_PLANS } from './projects.ts'

/** A paper of a project, in the form needed to create its file (pages/papers.ts). */
export interface ProjectPaper {
  readonly pictures: readonly MediaPicture[]
  /** Under each picture, in Latin letters. */
  readonly line: string
  readonly bytes: number
}

export const bytesOf = (paper: Paper): number => PAPERS[paper][1] * 1024

/** The download address of a paper. */
export const paperAddress = ({ id }: ProjectPlan, paper: Paper): string => `/media/paper/${id}/${paper}.pdf`

/** The seed of a project's pictures. */
export const projectPictureSeed = ({ id }: ProjectPlan): string => `project-${id.toLowerCase()}`

/** The paper at an address; undefined if there is none. */
export function projectPaperAt(address: string): ProjectPaper | undefined {
  for (const plan of PROJECT_PLANS) {
    const paper = plan.papers.find((each) => paperAddress(plan, each) === address)
    if (paper === undefined) continue
    const picture = paper === 'plan' ? planPicture('area') : exhibitPicture(plan.motif, projectPictureSeed(plan), 1)
    return { pictures: [picture], line: `${plan.id} / ${plan.name[1]} / ${PAPERS[paper][0][1]}`, bytes: bytesOf(paper) }
  }
  return undefined
}
