/**
 * The event that hydrates the recommendations island (features/shared/recommend/Recommendations.tsx): a slot comes into
 * view.
 */
export const RECOMMEND = 'recommend:wanted'
