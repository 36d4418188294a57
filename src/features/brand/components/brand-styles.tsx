import type { Look } from '../look'

/** Colors and fonts of the brand, if they are not the default. React moves it to the head. */
export const BrandStyles = ({ look: { styles } }: { look: Pick<Look, 'styles'> }) =>
  styles ? <link rel="stylesheet" href={styles} precedence="brand" /> : null
