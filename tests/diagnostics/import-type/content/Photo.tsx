import photo from './photo.tiff';

export default function Photo() {
  return <img src={photo} alt="" />;
}
