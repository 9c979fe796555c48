export { Notice, type NoticeLevel, type NoticeProps } from './notice';
