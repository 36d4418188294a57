import { TitleCell as TitleCell_37a5043306198a59994a572db616d360 } from '../../../../src/admin/cms/title-cell'
import { TitleField as TitleField_6abc6999ca2cd946061bf9e9b9847f4c } from '../../../../src/admin/cms/writing/title-field'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PictureWordsFeatureClient as PictureWordsFeatureClient_bf6632526ccef086fb7cb1587164f0b1 } from '../../../../src/admin/cms/writing/picture-words-feature'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockLook as BlockLook_39c204b90b805f9bd100407c36df4e4c } from '../../../../src/admin/cms/writing/block-look'
import { FootnoteMark as FootnoteMark_7dafe7a4689bfda2e6c54890fac206f6 } from '../../../../src/admin/cms/writing/footnote-mark'
import { KeysFeatureClient as KeysFeatureClient_2eed30b05d3add719d0829343568757e } from '../../../../src/admin/cms/writing/keys-feature'
import { PasteFeatureClient as PasteFeatureClient_5a50d64a761e7adf7cb5d630616f9882 } from '../../../../src/admin/cms/writing/paste-feature'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Figures as Figures_e13f8e76cb8c5ff1d01eb95bf0918699 } from '../../../../src/admin/cms/writing/figures'
import { ContentError as ContentError_50b3869e08c4f73f17a6ab66506d929f } from '../../../../src/admin/cms/writing/content-error'
import { CoverWords as CoverWords_f3f82fd209fad71b811bb32b86630d11 } from '../../../../src/admin/cms/writing/cover-words'
import { WritingPanel as WritingPanel_b1263930e556e5803a4e4a64bb217512 } from '../../../../src/admin/cms/writing/writing-panel'
import { StatusCell as StatusCell_8e697ee3cbe14469232cd0fc79be5c33 } from '../../../../src/admin/cms/publication/status-cell'
import { PublicationPanel as PublicationPanel_503dd18e0810a4244bb7430bc277527a } from '../../../../src/admin/cms/publication/panel'
import { DateCell as DateCell_82450e4f7e287700204a4a0cbdd5fdc6 } from '../../../../src/admin/cms/times/times'
import { TypedDate as TypedDate_82450e4f7e287700204a4a0cbdd5fdc6 } from '../../../../src/admin/cms/times/times'
import { SlugError as SlugError_26326f44ab83ad644f04bbcd01cc0bb5 } from '../../../../src/admin/cms/slug-error'
import { NoField as NoField_3c6030c47d54fc0cb0865982c0887b7e } from '../../../../src/admin/cms/no-field'
import { SearchPreview as SearchPreview_82b74d974916ba05accffca3fd211eda } from '../../../../src/admin/cms/writing/search-preview'
import { WritingSafety as WritingSafety_be75276af63311a362cab6284156b200 } from '../../../../src/admin/cms/writing/writing-safety'
import { SaveFailure as SaveFailure_94289fde336f96f021b42174c3f47209 } from '../../../../src/admin/save-failure'
import { ZoneNote as ZoneNote_82450e4f7e287700204a4a0cbdd5fdc6 } from '../../../../src/admin/cms/times/times'
import { ArticleTabs as ArticleTabs_29f67c0398e5ec850f59ed89232172f8 } from '../../../../src/admin/cms/article-tabs'
import { DocumentTimes as DocumentTimes_82450e4f7e287700204a4a0cbdd5fdc6 } from '../../../../src/admin/cms/times/times'
import { DetailsToggle as DetailsToggle_61c8b475ca31f491b37776fd00765398 } from '../../../../src/admin/cms/writing/details-toggle'
import { Publish as Publish_18d74edee960dff0137422e41a7f97e6 } from '../../../../src/admin/cms/publication/publish'
import { SaveDraft as SaveDraft_f13c6fc18dbbda4ed591c5c790d0326f } from '../../../../src/admin/cms/publication/save-draft'
import { DocumentState as DocumentState_fe4069e747927c278cbf257a9d257317 } from '../../../../src/admin/cms/publication/document-state'
import { VersionsView as VersionsView_be9c2c60e8b0edae881387a725909214 } from '../../../../src/admin/cms/versions/view'
import { ComparisonView as ComparisonView_55b538e6c3478725cb35efe666198904 } from '../../../../src/admin/cms/comparison/view'
import { NewsletterView as NewsletterView_0fb7981bdf8b017809726c7fc608e05b } from '../../../../src/admin/cms/newsletter/view'
import { NewDocumentView as NewDocumentView_1888bdbad7fc57c803869c95dda86e8e } from '../../../../src/admin/cms/new-document/view'
import { CategoryUses as CategoryUses_5173e7e6fb39729a66024490670125d7 } from '../../../../src/admin/cms/uses/uses'
import { PhotoFit as PhotoFit_d96874600132026c80d7da1ce329b1f9 } from '../../../../src/admin/cms/pictures/photo-fit'
import { PictureUses as PictureUses_5173e7e6fb39729a66024490670125d7 } from '../../../../src/admin/cms/uses/uses'
import { PictureLayout as PictureLayout_b3eafad0fe1a44775881684cfd750ce1 } from '../../../../src/admin/cms/pictures/picture-layout'
import { ShownCell as ShownCell_c3d62664fe8d6b8777bf2afbdee7ddb3 } from '../../../../src/admin/cms/state-cell'
import { CategoryChoice as CategoryChoice_94b73780c2a2b4ed781ce208a68c1ea3 } from '../../../../src/admin/cms/faqs/category-choice'
import { HeadlineCell as HeadlineCell_44ce2677a7625579e2f82f62f8316137 } from '../../../../src/admin/cms/headline-cell'
import { StateCell as StateCell_c3d62664fe8d6b8777bf2afbdee7ddb3 } from '../../../../src/admin/cms/state-cell'
import { ExportSubscribers as ExportSubscribers_e317b2143141f2d0e37d5963ee1b2924 } from '../../../../src/admin/export-subscribers'
import { IssueRecord as IssueRecord_b5f529d00aeff496a5a3d23e97664c9a } from '../../../../src/admin/cms/newsletter/record'
import { BookingAtDesk as BookingAtDesk_b3d043517dfb93c910999678f4c34e9f } from '../../../../src/admin/cms/booking-at-desk'
import { MailTextPanel as MailTextPanel_d44f0392fcac31fa195e19685b4f6871 } from '../../../../src/admin/cms/mail-texts/mail-text-panel'
import { MailTextList as MailTextList_e1653e51fe5540a6d95267d5941583d7 } from '../../../../src/admin/cms/mail-texts/mail-text-list'
import { ProofPassword as ProofPassword_b668fb864467d2a3809aadedccebc034 } from '../../../../src/admin/cms/proof-field'
import { ProofCode as ProofCode_b668fb864467d2a3809aadedccebc034 } from '../../../../src/admin/cms/proof-field'
import { AuthorUses as AuthorUses_5173e7e6fb39729a66024490670125d7 } from '../../../../src/admin/cms/uses/uses'
import { WorkingDaysField as WorkingDaysField_95b4a1c7e672ddf776a52686328a7fb5 } from '../../../../src/admin/working-days-field'
import { CountryField as CountryField_7b11ec837d8fbd535d71ca6bb56fdb1a } from '../../../../src/admin/cms/country-field'
import { EditorNav as EditorNav_af9e717eac43877bf05d0c87db9f96aa } from '../../../../src/admin/cms/nav'
import { CmsBar as CmsBar_155815fda9c88b9a1776b239ba52dd13 } from '../../../../src/admin/cms/bar'
import { MarkIcon as MarkIcon_a8126e219a6519054a6b4c781b0ae102 } from '../../../../src/admin/cms/mark'
import { MarkLogo as MarkLogo_a8126e219a6519054a6b4c781b0ae102 } from '../../../../src/admin/cms/mark'
import { SearchNavLink as SearchNavLink_06180275eeb3484a54bebeab3c794796 } from '../../../../src/admin/office-search/search-button'
import { NavLinks as NavLinks_af9e717eac43877bf05d0c87db9f96aa } from '../../../../src/admin/cms/nav'
import { WideNav as WideNav_14f6767916f97c767d19f58ea481aa14 } from '../../../../src/patches/payload/wide-nav/wide-nav'
import { HandOverWords as HandOverWords_ef2ea1ebf429d10346ae20829a03b387 } from '../../../../src/patches/payload/late-words/hand-over-words'
import { WindowFocus as WindowFocus_52a37a6380dd37aba3573fcd5d7d7fb6 } from '../../../../src/patches/payload/part-windows/window-focus'
import { NameControls as NameControls_fed516b201fe26ca682327d9b2e69aea } from '../../../../src/patches/payload/words/name-controls'
import { Reauthentication as Reauthentication_9e39686f71f05db7802bc365c8e6b241 } from '../../../../src/admin/reauthentication/reauthentication'
import { OfficeSearch as OfficeSearch_5b2872faa3eca7853998ef914b7b4a20 } from '../../../../src/admin/office-search/office-search'
import { EditorHomeView as EditorHomeView_5e3268451ab8314a4da6e4e49a03910f } from '../../../../src/admin/cms/editor-home/view'
import { QueueView as QueueView_6dfb00d2fe37ac9c4067267cf79db2fb } from '../../../../src/admin/queue/view'
import { EditPage as EditPage_94619b719edd0b1be1263d516ecdeeb0 } from '../../../../src/admin/cms/edit-page'
import { SuperAdminView as SuperAdminView_db473f5c53b77d64e93ab4094fc080a7 } from '../../../../src/admin/super-admin/view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/cms/title-cell#TitleCell": TitleCell_37a5043306198a59994a572db616d360,
  "/src/admin/cms/writing/title-field#TitleField": TitleField_6abc6999ca2cd946061bf9e9b9847f4c,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/cms/writing/picture-words-feature#PictureWordsFeatureClient": PictureWordsFeatureClient_bf6632526ccef086fb7cb1587164f0b1,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/cms/writing/block-look#BlockLook": BlockLook_39c204b90b805f9bd100407c36df4e4c,
  "/src/admin/cms/writing/footnote-mark#FootnoteMark": FootnoteMark_7dafe7a4689bfda2e6c54890fac206f6,
  "/src/admin/cms/writing/keys-feature#KeysFeatureClient": KeysFeatureClient_2eed30b05d3add719d0829343568757e,
  "/src/admin/cms/writing/paste-feature#PasteFeatureClient": PasteFeatureClient_5a50d64a761e7adf7cb5d630616f9882,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/cms/writing/figures#Figures": Figures_e13f8e76cb8c5ff1d01eb95bf0918699,
  "/src/admin/cms/writing/content-error#ContentError": ContentError_50b3869e08c4f73f17a6ab66506d929f,
  "/src/admin/cms/writing/cover-words#CoverWords": CoverWords_f3f82fd209fad71b811bb32b86630d11,
  "/src/admin/cms/writing/writing-panel#WritingPanel": WritingPanel_b1263930e556e5803a4e4a64bb217512,
  "/src/admin/cms/publication/status-cell#StatusCell": StatusCell_8e697ee3cbe14469232cd0fc79be5c33,
  "/src/admin/cms/publication/panel#PublicationPanel": PublicationPanel_503dd18e0810a4244bb7430bc277527a,
  "/src/admin/cms/times/times#DateCell": DateCell_82450e4f7e287700204a4a0cbdd5fdc6,
  "/src/admin/cms/times/times#TypedDate": TypedDate_82450e4f7e287700204a4a0cbdd5fdc6,
  "/src/admin/cms/slug-error#SlugError": SlugError_26326f44ab83ad644f04bbcd01cc0bb5,
  "/src/admin/cms/no-field#NoField": NoField_3c6030c47d54fc0cb0865982c0887b7e,
  "/src/admin/cms/writing/search-preview#SearchPreview": SearchPreview_82b74d974916ba05accffca3fd211eda,
  "/src/admin/cms/writing/writing-safety#WritingSafety": WritingSafety_be75276af63311a362cab6284156b200,
  "/src/admin/save-failure#SaveFailure": SaveFailure_94289fde336f96f021b42174c3f47209,
  "/src/admin/cms/times/times#ZoneNote": ZoneNote_82450e4f7e287700204a4a0cbdd5fdc6,
  "/src/admin/cms/article-tabs#ArticleTabs": ArticleTabs_29f67c0398e5ec850f59ed89232172f8,
  "/src/admin/cms/times/times#DocumentTimes": DocumentTimes_82450e4f7e287700204a4a0cbdd5fdc6,
  "/src/admin/cms/writing/details-toggle#DetailsToggle": DetailsToggle_61c8b475ca31f491b37776fd00765398,
  "/src/admin/cms/publication/publish#Publish": Publish_18d74edee960dff0137422e41a7f97e6,
  "/src/admin/cms/publication/save-draft#SaveDraft": SaveDraft_f13c6fc18dbbda4ed591c5c790d0326f,
  "/src/admin/cms/publication/document-state#DocumentState": DocumentState_fe4069e747927c278cbf257a9d257317,
  "/src/admin/cms/versions/view#VersionsView": VersionsView_be9c2c60e8b0edae881387a725909214,
  "/src/admin/cms/comparison/view#ComparisonView": ComparisonView_55b538e6c3478725cb35efe666198904,
  "/src/admin/cms/newsletter/view#NewsletterView": NewsletterView_0fb7981bdf8b017809726c7fc608e05b,
  "/src/admin/cms/new-document/view#NewDocumentView": NewDocumentView_1888bdbad7fc57c803869c95dda86e8e,
  "/src/admin/cms/uses/uses#CategoryUses": CategoryUses_5173e7e6fb39729a66024490670125d7,
  "/src/admin/cms/pictures/photo-fit#PhotoFit": PhotoFit_d96874600132026c80d7da1ce329b1f9,
  "/src/admin/cms/uses/uses#PictureUses": PictureUses_5173e7e6fb39729a66024490670125d7,
  "/src/admin/cms/pictures/picture-layout#PictureLayout": PictureLayout_b3eafad0fe1a44775881684cfd750ce1,
  "/src/admin/cms/state-cell#ShownCell": ShownCell_c3d62664fe8d6b8777bf2afbdee7ddb3,
  "/src/admin/cms/faqs/category-choice#CategoryChoice": CategoryChoice_94b73780c2a2b4ed781ce208a68c1ea3,
  "/src/admin/cms/headline-cell#HeadlineCell": HeadlineCell_44ce2677a7625579e2f82f62f8316137,
  "/src/admin/cms/state-cell#StateCell": StateCell_c3d62664fe8d6b8777bf2afbdee7ddb3,
  "/src/admin/export-subscribers#ExportSubscribers": ExportSubscribers_e317b2143141f2d0e37d5963ee1b2924,
  "/src/admin/cms/newsletter/record#IssueRecord": IssueRecord_b5f529d00aeff496a5a3d23e97664c9a,
  "/src/admin/cms/booking-at-desk#BookingAtDesk": BookingAtDesk_b3d043517dfb93c910999678f4c34e9f,
  "/src/admin/cms/mail-texts/mail-text-panel#MailTextPanel": MailTextPanel_d44f0392fcac31fa195e19685b4f6871,
  "/src/admin/cms/mail-texts/mail-text-list#MailTextList": MailTextList_e1653e51fe5540a6d95267d5941583d7,
  "/src/admin/cms/proof-field#ProofPassword": ProofPassword_b668fb864467d2a3809aadedccebc034,
  "/src/admin/cms/proof-field#ProofCode": ProofCode_b668fb864467d2a3809aadedccebc034,
  "/src/admin/cms/uses/uses#AuthorUses": AuthorUses_5173e7e6fb39729a66024490670125d7,
  "/src/admin/working-days-field#WorkingDaysField": WorkingDaysField_95b4a1c7e672ddf776a52686328a7fb5,
  "/src/admin/cms/country-field#CountryField": CountryField_7b11ec837d8fbd535d71ca6bb56fdb1a,
  "/src/admin/cms/nav#EditorNav": EditorNav_af9e717eac43877bf05d0c87db9f96aa,
  "/src/admin/cms/bar#CmsBar": CmsBar_155815fda9c88b9a1776b239ba52dd13,
  "/src/admin/cms/mark#MarkIcon": MarkIcon_a8126e219a6519054a6b4c781b0ae102,
  "/src/admin/cms/mark#MarkLogo": MarkLogo_a8126e219a6519054a6b4c781b0ae102,
  "/src/admin/office-search/search-button#SearchNavLink": SearchNavLink_06180275eeb3484a54bebeab3c794796,
  "/src/admin/cms/nav#NavLinks": NavLinks_af9e717eac43877bf05d0c87db9f96aa,
  "/src/patches/payload/wide-nav/wide-nav#WideNav": WideNav_14f6767916f97c767d19f58ea481aa14,
  "/src/patches/payload/late-words/hand-over-words#HandOverWords": HandOverWords_ef2ea1ebf429d10346ae20829a03b387,
  "/src/patches/payload/part-windows/window-focus#WindowFocus": WindowFocus_52a37a6380dd37aba3573fcd5d7d7fb6,
  "/src/patches/payload/words/name-controls#NameControls": NameControls_fed516b201fe26ca682327d9b2e69aea,
  "/src/admin/reauthentication/reauthentication#Reauthentication": Reauthentication_9e39686f71f05db7802bc365c8e6b241,
  "/src/admin/office-search/office-search#OfficeSearch": OfficeSearch_5b2872faa3eca7853998ef914b7b4a20,
  "/src/admin/cms/editor-home/view#EditorHomeView": EditorHomeView_5e3268451ab8314a4da6e4e49a03910f,
  "/src/admin/queue/view#QueueView": QueueView_6dfb00d2fe37ac9c4067267cf79db2fb,
  "/src/admin/cms/edit-page#EditPage": EditPage_94619b719edd0b1be1263d516ecdeeb0,
  "/src/admin/super-admin/view#SuperAdminView": SuperAdminView_db473f5c53b77d64e93ab4094fc080a7,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
