import { useState } from 'react'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { type InquiryBasket, inquiryBasket } from '../../stores/inquiry-basket.ts'

/** The basket of the page's exhibition. Available only after hydration, as it reads the device's storage. */
export function useBasket(): InquiryBasket {
  const { data } = useIsland()
  const [basket] = useState(() => inquiryBasket(data))
  return basket
}
