import { WorkingDaysField as WorkingDaysField_95b4a1c7e672ddf776a52686328a7fb5 } from '../../../../src/admin/working-days-field'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/working-days-field#WorkingDaysField": WorkingDaysField_95b4a1c7e672ddf776a52686328a7fb5,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
