/** What people say, in place of Payload's own words. The words of the text editor are in src/patches/payload/words. */
export const cmsWords = {
  general: {
    true: 'Yes',
    false: 'No',
    noLabel: 'No {{label}}',
    creatingNewLabel: 'Not saved yet',
    untitled: 'No title yet',
    or: 'or',
    noResultsFound: 'Nothing here',
    noResultsDescription: 'There is nothing yet, or nothing matches the search and the filters.',
    createdAt: 'Created',
    updatedAt: 'Changed',
    updatedSuccessfully: 'Saved.',
    submitting: 'Saving …',
    payloadSettings: 'Settings',
    currentlyEditing:
      'is editing this document. If you take over, they can no longer save here. Their text stays in their browser.',
    anotherUserTakenOver: 'Someone else has taken over this document. Your text stays in this browser.',
    confirmDeletion: 'Delete?',
    aboutToTrash:
      '<1>{{title}}</1> moves to the trash, and visitors no longer see it. You can restore it for 30 days.',
    aboutToTrashCount:
      'The selected {{label}} ({{count}}) move to the trash, and visitors no longer see them. You can restore them for 30 days.',
    aboutToDelete: '<1>{{title}}</1> will be deleted permanently. You cannot restore it.',
  },
  error: {
    unauthorized: 'You cannot do this here, or you are signed out.',
    valueMustBeUnique: 'Another entry has this already. Choose another one.',
  },
  validation: { requiresNoMoreThan: 'Choose or add at most {{count}}.' },
  fields: {
    editRelationship: 'Edit',
    editLink: 'Link',
    saveChanges: 'Apply',
    linkType: 'Link to',
    customURL: 'Any address',
    internalLink: 'A page of this site',
    chooseBetweenCustomTextOrDocument: 'A link to a page of this site stays right when its address changes.',
    enterURL: 'Address',
    chooseDocumentToLink: 'Page',
    textToDisplay: 'Linked words',
  },
  version: {
    confirmRevertToSaved: 'Discard this draft?',
    revertToPublished: 'Discard changes',
    reverting: 'Discarding …',
    aboutToRevertToPublished:
      'The published text replaces this draft. Visitors notice nothing. The draft stays among the versions.',
    confirmUnpublish: 'Unpublish?',
    aboutToUnpublish: 'Visitors no longer find it. The text becomes a draft.',
  },
}
