import { exhibitPicture, type MediaPicture, planPicture } from '../../../media/address.ts'
import { PAPERS, type Paper, type ProjectPlan } from './plan.ts'
import { PROJECT_PLANS } from './projects.ts'

/** A paper of a project as its file is made (pages/papers.ts). */
export interface ProjectPaper {
  readonly pictures: readonly MediaPicture[]
  /** Under each picture, in Latin letters. */
  readonly line: string
  readonly bytes: number
}

export const bytesOf = (paper: Paper): number => PAPERS[paper][1] * 1024

/** Where a paper can be downloaded. */
export const paperAddress = ({ id }: ProjectPlan, paper: Paper): string => `/media/paper/${id}/${paper}.pdf`

/** The seed of a project's pictures. */
export const projectPictureSeed = ({ id }: ProjectPlan): string => `project-${id.toLowerCase()}`

/** The paper at an address; undefined for none. */
export function projectPaperAt(address: string): ProjectPaper | undefined {
  for (const plan of PROJECT_PLANS) {
    const paper = plan.papers.find((each) => paperAddress(plan, each) === address)
    if (paper === undefined) continue
    const picture = paper === 'plan' ? planPicture('area') : exhibitPicture(plan.motif, projectPictureSeed(plan), 1)
    return { pictures: [picture], line: `${plan.id} / ${plan.name[1]} / ${PAPERS[paper][0][1]}`, bytes: bytesOf(paper) }
  }
  return undefined
}
