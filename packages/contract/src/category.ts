import * as z from 'zod/mini'

export interface CategoryNode {
  categoryId: string
  categoryName: string
  categoryNameZh: string
  categoryNameEn: string
  tagTranslatedId: string
  superCategory?: string | null | undefined
  children: CategoryNode[]
  categoryChildList?: CategoryNode[] | null | undefined
}
/** A node of the category tree (Spec 3), with its descendants; Chinese and English names are always included. */
export const CategoryNode: z.ZodMiniType<CategoryNode, CategoryNode> = z.object({
  /** A value of the filter `category`. */
  categoryId: z.string(),
  categoryName: z.string(),
  /** Its name in Chinese, whatever language is requested. */
  categoryNameZh: z.string(),
  /** Its name in English, whatever language is requested; shown if `categoryName` is empty. */
  categoryNameEn: z.string(),
  /** Id of its name among the platform's translations; the site does not read it. */
  tagTranslatedId: z.string(),
  /** `categoryId` of the parent node; null at the top. */
  superCategory: z.nullish(z.string()),
  /** Child nodes, in order; empty for a leaf. */
  get children() {
    return z.array(CategoryNode)
  },
  /** The same nodes under the name that older screens read; null or absent: `children` has them. */
  get categoryChildList() {
    return z.nullish(z.array(CategoryNode))
  },
})
