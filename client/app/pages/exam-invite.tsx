export { InvitePage as Component } from '../../exams/invite-page';
