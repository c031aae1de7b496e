/** The event of the island that recommends (features/shared/recommend/Recommendations.tsx): a place for it comes into view. */
export const RECOMMEND = 'recommend:wanted'
